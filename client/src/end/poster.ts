/** A drawing of the page as a picture to keep: with its styles written into it, then as pixels. */

/** What a drawing may get from style sheets: whatever leaves the page must bring it along. */
const KEPT = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "stop-color",
  "stop-opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "letter-spacing",
  "overflow",
  "visibility",
];
const NS = "http://www.w3.org/2000/svg";

/** The drawing as a file of its own. */
export function standalone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, index) => {
    const style = getComputedStyle(originals[index]!);
    element.removeAttribute("class");
    element.removeAttribute("style");
    // attributes, no styles: the page's policy forbids those in markup
    for (const name of KEPT) element.setAttribute(name, style.getPropertyValue(name));
    if (!element.hasAttribute("transform") && style.transform !== "none")
      element.setAttribute("transform", style.transform);
  });
  copy.setAttribute("xmlns", NS);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG. Rejected where the browser cannot draw it. */
export async function png(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Hand a file to whoever looks: by the device's own sharing where it takes pictures, else as a download. */
export async function give(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return; // they thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
