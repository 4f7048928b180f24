/** The product's prefix of everything it keeps on a device. */
export const productPrefix = 'menpai'

/**
 * The name under which a value is kept: the access key's own, every other one behind the prefix. Source:
 * specification §3 (local storage keys).
 */
export const storageName = (prefix: string, key: string): string => (key === 'accessKey' ? key : `${prefix}_${key}`)
