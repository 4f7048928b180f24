/** How the names of accounts begin that somebody looks for: a number alone is a resident's, whose accounts are `user:12:…`. */
export const keyStart = (typed: string): string => (/^\d+$/.test(typed) ? `user:${typed}:` : typed)
