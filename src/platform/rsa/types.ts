/** Encrypts a text with a PEM public key (RSA, PKCS#1 v1.5) into base64; null when the key or the text is not usable. */
export type EncryptText = (text: string, publicKeyPem: string) => string | null
