declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/: not in every browser, and not in TypeScript's library */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The browser asks, on behalf of its user, that nothing be sold or shared. */
export function hasPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
