/** A name by which the browsers of the tests find this machine, as other devices of a house would (`playwright.config.ts`). */
export const HOST = 'cloverleaf.example';

/** The address of a test's server as others open it: no loopback. */
export const asOthers = (url: string) => url.replace('127.0.0.1', HOST);
