/** What is read of a drawn text: joiners keep lines from ending, and are no letters. */
export const read = (drawn: string | null | undefined): string => (drawn ?? '').replaceAll('\u2060', '')
