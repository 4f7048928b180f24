/** What stands for all cities in the place of one. Source: operating §1. */
export const allCities = 0
