/** Dialogs that any page may open. */

class Opened {
  settings = $state(false);
}

export const opened = new Opened();
