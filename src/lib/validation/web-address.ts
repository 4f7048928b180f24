const label = /^[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]*[a-z0-9\u00a1-\uffff])?$/i
const topLabel = /^[a-z\u00a1-\uffff]{2,}$/i

const isByte = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 255

const isIpAddress = (host: string): boolean => {
  const parts = host.split('.')
  return parts.length === 4 && parts.every(isByte) && Number(parts[0]) >= 1 && Number(parts[0]) <= 223
}

function isDomain(host: string): boolean {
  const labels = host.split('.')
  return labels.length > 1 && labels.every((one) => label.test(one)) && topLabel.test(labels[labels.length - 1] ?? '')
}

/**
 * A whole web address: http, https, ftp or none before `//`, a domain, an IP address or localhost, and what may follow.
 * Source: specification §5 (generic form validator: url).
 */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const match = /^(?:(?:https?|ftp):)?\/\/(?:[^\s/?#]*@)?([^\s/?#:@]+)(?::\d{2,5})?(?:[/?#]\S*)?$/i.exec(value)
  const host = match?.[1] ?? ''
  return host.toLowerCase() === 'localhost' || isIpAddress(host) || isDomain(host)
}

/** A web address that starts with https://. Source: specification §5 (https url). */
export const isHttpsAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('https://') && isWebAddress(value)

/** Whether a web address with a dotted host occurs anywhere in the text. Source: specification §5 (url). */
export const hasWebAddress = (value: unknown): boolean => /https?:\/\/[\w-]+(?:\.[\w-]+)+/.test(String(value))
