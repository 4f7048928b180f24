/** Client secrets that every build knows: for development only. */
export const developmentSecrets = { secretA: 'menpai-dev-a', secretB: 'menpai-dev-b' } as const
