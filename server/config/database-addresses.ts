import pg from 'pg'

/** The database under its name, whatever the way to it. */
const nameOf = (url: string) => new pg.Client({ connectionString: url }).database

interface Addresses {
  readonly DATABASE_URL?: string | undefined
  readonly MENPAI_DIRECT_URL?: string | undefined
  readonly MENPAI_READS_URL?: string | undefined
}

/** What is wrong with another way to the database, if anything: it must lead to the same one. */
const problemsOf =
  (name: 'MENPAI_DIRECT_URL' | 'MENPAI_READS_URL') =>
  ({ DATABASE_URL: own, [name]: other = '' }: Addresses): readonly string[] => {
    if (other === '') return []
    if (own === undefined) return [`${name}: stands beside DATABASE_URL, which is not set`]
    return nameOf(other) === nameOf(own)
      ? []
      : [`${name}: leads to another database than DATABASE_URL; give both, or ${name}= for none`]
  }

/**
 * Of the address past the pooler. A command that is given another database, a copy say, would otherwise change the live one. Our decision:
 * docs/decisions/0242-three-hosts.md
 */
export const directProblems = problemsOf('MENPAI_DIRECT_URL')

/** Of the address for reads. Our decision: docs/decisions/0242-three-hosts.md */
export const readsProblems = problemsOf('MENPAI_READS_URL')
