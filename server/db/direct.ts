import pg from 'pg'

/** The database under its name, whatever the way to it. */
const nameOf = (url: string) => new pg.Client({ connectionString: url }).database

interface Addresses {
  readonly DATABASE_URL?: string | undefined
  readonly MENPAI_DIRECT_URL?: string | undefined
}

/**
 * What is wrong with the address past the pooler, if anything. It must lead to the same database: a command that is given another one, a
 * copy say, would otherwise change the live one. Our decision: docs/decisions/0241-behind-a-pooler.md
 */
export function directFaults({ DATABASE_URL: own, MENPAI_DIRECT_URL: direct = '' }: Addresses): readonly string[] {
  if (direct === '') return []
  if (own === undefined) return ['MENPAI_DIRECT_URL: stands beside DATABASE_URL, which is not set']
  return nameOf(direct) === nameOf(own)
    ? []
    : ['MENPAI_DIRECT_URL: leads to another database than DATABASE_URL; give both, or MENPAI_DIRECT_URL= for none']
}
