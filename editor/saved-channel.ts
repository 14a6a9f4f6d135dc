/** By which the form tells the page around it, and other windows, that something was saved. */
export const SAVED_CHANNEL = "saved";
