/** The address that opens a page. On H5 the router knows the aliases itself. */
export const target = (address: string): string => address
