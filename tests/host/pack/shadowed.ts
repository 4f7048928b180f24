/**
 * Names a browser worker has and a mini-program's script does not. They become parameters without a value around every
 * module, and are taken off the worker's global object too, so that code which leans on a browser fails here as it would
 * on a phone. Source: the vendor's loader shadows the first group; the second is absent from the phone's JavaScript core.
 */
export const shadowedNames = [
  ...['window', 'document', 'frames', 'self', 'location', 'navigator', 'localStorage', 'history', 'caches', 'screen'],
  ...['alert', 'confirm', 'prompt', 'XMLHttpRequest', 'WebSocket', 'fetch', 'indexedDB', 'importScripts'],
  ...['postMessage', 'onmessage'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'Blob', 'File', 'FileReader', 'FormData', 'Headers'],
  ...['Request', 'Response', 'AbortController', 'AbortSignal', 'MessageChannel', 'BroadcastChannel', 'Worker'],
  ...['Event', 'EventTarget', 'Image', 'requestAnimationFrame', 'cancelAnimationFrame', 'crypto', 'structuredClone'],
  ...['atob', 'btoa', 'performance', 'setImmediate', 'requestIdleCallback'],
] as const
