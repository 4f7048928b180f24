/** Never a button: the platform's own menu shares every page there. */
export const shareOf = () => undefined
