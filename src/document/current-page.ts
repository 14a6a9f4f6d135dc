/** Session storage: the page that is open, so that a hash on the same page is scrolled to smoothly. */
export const CURRENT_PAGE_KEY = "current-page";
