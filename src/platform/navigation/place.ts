/** The address that opens a page. On H5 the router knows the aliases itself. */
export const place = (address: string): string => address
