/** What can be kept as a favourite; a seller, by the person's id, is followed. */
export const favouriteKinds = ['shop', 'block', 'seller'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
