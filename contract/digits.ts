/** A whole number with at least two digits: 07. */
export const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** A whole number in groups of three: 1,260. Source: mockup 05-mine (人气值). */
export const grouped = (n: number | string): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')
