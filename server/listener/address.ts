import { normalizeIP } from '@fastify/rate-limit'

/**
 * The address that limits count by: the caller's IP address; of an IPv6 address its /64 network; an IPv4-mapped one counts as the IPv4
 * address.
 */
export const addressOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip)
