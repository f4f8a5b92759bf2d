/** Whether a link with this name of a host leads every other device to itself: names and addresses of loopback. */
export const onlyHere = (host: string): boolean =>
  /^(.*\.)?localhost\.?$|^127\.[\d.]+$|^\[::1\]$/.test(host);
