/**
 * Names that the vendor's loader gives to every script as a parameter without a value, so that `typeof window` is
 * `undefined` and `window` itself no error. Whatever else a browser's worker has is taken off its global object
 * (logic/natives.ts): to name it is an error, as on a phone.
 */
export const shadowedNames = [
  ...['window', 'document', 'frames', 'self', 'location', 'navigator', 'localStorage', 'history', 'caches', 'screen'],
  ...['alert', 'confirm', 'prompt', 'XMLHttpRequest', 'WebSocket', 'fetch', 'indexedDB', 'importScripts'],
] as const
