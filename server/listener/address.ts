import { normalizeIP } from '@fastify/rate-limit'

/**
 * The address that limits count by: the caller's IP address; of an IPv6 address its /64 network; an IPv4-mapped one counts as the IPv4
 * address.
 */
export const addressOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip)

/** The caller's address in full, for a vendor that asks for it; nothing is counted or written down by it. */
export const fullAddressOf = ({ ip }: { readonly ip: string }): string => ip

/** Whether the caller is on this machine, as far as its address says. */
export const isOfThisMachine = ({ ip }: { readonly ip: string }): boolean => ip === '127.0.0.1' || ip === '::1'
