/** What is read of a drawn text: joiners keep lines from ending, and are no letters; a closed blank is a blank. */
export const read = (drawn: string | null | undefined): string =>
  (drawn ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
