import type { Domains } from '../../protocol'

const called: Readonly<Record<keyof Domains, Set<string>>> = {
  request: new Set(),
  uploadFile: new Set(),
  downloadFile: new Set(),
}

/** The origins that the app has called since its start, by the kind of call: what its lists of domains must hold. */
export const originsCalled = (): Domains => ({
  request: [...called.request],
  uploadFile: [...called.uploadFile],
  downloadFile: [...called.downloadFile],
})

/** Notes where a call goes to, in the words of the app. */
export const noteOrigin = (call: keyof Domains, address: string): void =>
  void called[call].add(/^\w+:\/\/[^/?#]*/.exec(address)?.[0] ?? address)

const ipAddress = /^https:\/\/(\d{1,3}(\.\d{1,3}){3}|\[|localhost)/

/**
 * Whether WeChat lets a call leave the phone: https, to an origin of the list for this kind of call, its port named there or nowhere, and
 * no bare IP address. Without lists (`urlCheck` off, as in the vendor's tools) every call is allowed. Source: the vendor's guide, 网络 /
 * 服务器域名配置.
 */
export function mayLeave(call: keyof Domains, address: string, domains: Domains | null): boolean {
  if (domains === null) return true
  const origin = /^https:\/\/[^/?#]+/.exec(address)?.[0].toLowerCase()
  return origin !== undefined && !ipAddress.test(origin) && domains[call].includes(origin)
}
