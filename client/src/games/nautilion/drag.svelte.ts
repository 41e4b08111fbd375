/** A die on its way under the pointer. A press that does not move is a click, and no drag. */

const SLACK = 6; // pixels

export class Drag {
  die = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  moved = $state(false);
  /** The click that the browser makes of the same gesture is not a second one. */
  swallows = false;
  #startX = 0;
  #startY = 0;

  grab(event: PointerEvent, die: number): void {
    if (event.button > 0) return;
    [this.die, this.moved] = [die, false];
    [this.x, this.y, this.#startX, this.#startY] = [event.clientX, event.clientY, event.clientX, event.clientY];
  }
  follow(event: PointerEvent): void {
    if (this.die === null) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.moved ||= Math.hypot(this.x - this.#startX, this.y - this.#startY) > SLACK;
  }
  /** The die that was carried here, or null. */
  drop(): number | null {
    const carried = this.moved ? this.die : null;
    this.cancel();
    if (carried === null) return null;
    this.swallows = true;
    setTimeout(() => (this.swallows = false));
    return carried;
  }
  cancel(): void {
    [this.die, this.moved] = [null, false];
  }
  carries(die: number | null): boolean {
    return this.moved && die !== null && this.die === die;
  }
}
