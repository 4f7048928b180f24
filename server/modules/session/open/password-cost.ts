/** The least that OWASP recommends, about 10 ms. Source: reference measurements of the server (argon2id, m=19456 t=2 p=1). */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
