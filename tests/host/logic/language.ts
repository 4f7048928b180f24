/**
 * What the scripts of a mini-program find besides the platform's own names: the language of iOS 14 and Chrome 86, which the minimum base
 * library promises, a console and timers. Everything else that a browser's worker has is hidden, including `Intl`, `queueMicrotask` and
 * `WeakRef`. Sources: the vendor's table (`miniprogram-compat`), and reports from phones: github.com/skyfish-qc/pixi-miniprogram/issues/40
 * (`Intl`), github.com/functorz-tech/wx-apollo-subscription-client/issues/2 (`queueMicrotask`).
 */
export const languageNames: ReadonlySet<string> = new Set([
  ...['undefined', 'NaN', 'Infinity', 'globalThis', 'Object', 'Function', 'Boolean', 'Symbol', 'Number', 'BigInt'],
  ...['String', 'RegExp', 'Date', 'Math', 'JSON', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'Proxy'],
  ...['Reflect', 'Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
  ...[
    'URIError',
    'ArrayBuffer',
    'DataView',
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
  ],
  ...['Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array', 'parseInt'],
  ...['parseFloat', 'isNaN', 'isFinite', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'],
  ...['escape', 'unescape', 'console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
])
