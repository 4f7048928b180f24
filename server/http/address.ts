import { normalizeIP } from '@fastify/rate-limit'

/**
 * Whom measures count: a caller's address on the network, of IPv6 that of its line (/64); one that stands for an IPv4
 * address is that one.
 */
export const addressOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip)
