/**
 * Names that the vendor's loader gives to every script as a parameter without a value, so that `typeof window` is `undefined` and `window`
 * itself no error. Everything else that a browser's worker has is removed from its global object (logic/natives.ts): using it is an error,
 * as on a phone.
 */
export const shadowedNames = [
  'window',
  'document',
  'frames',
  'self',
  'location',
  'navigator',
  'localStorage',
  'history',
  'caches',
  'screen',
  'alert',
  'confirm',
  'prompt',
  'XMLHttpRequest',
  'WebSocket',
  'fetch',
  'indexedDB',
  'importScripts',
] as const
