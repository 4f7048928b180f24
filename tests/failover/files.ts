import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const shipped = path.resolve(__dirname, '../../deploy/ha')

/** The words in the shipped files that stand for a password. */
const passwordWords = /\b[A-Z]+_PASSWORD\b/g

export interface Place {
  /** `db1` to `db3`; the host with the server has none. */
  readonly name?: string
  readonly address?: string
  readonly folder: string
  /** The programs of PostgreSQL. */
  readonly binFolder: string
}

/**
 * The files of `deploy/ha` as they are shipped, but for addresses, passwords and folders: a network of this run's own on loopback, so that
 * its ports are the real ones and meet nobody else's.
 */
export class ShippedFiles {
  /** @param prepares whether this PgBouncer knows prepared statements: then the lines for one that does are in force. */
  constructor(private readonly prepares: boolean) {}

  readonly #passwords = new Map<string, string>()
  readonly #network = `127.${randomInt(16, 250)}.${randomInt(0, 250)}`

  /** The address of a host; the server's own is number 9. */
  address(number: number): string {
    return `${this.#network}.${number}`
  }

  password(word: string): string {
    const known = this.#passwords.get(word) ?? randomBytes(12).toString('hex')
    this.#passwords.set(word, known)
    return known
  }

  read(file: string, { name = '', address = '', folder, binFolder }: Place): string {
    const folders: Readonly<Record<string, string>> = {
      '/var/lib/etcd/menpai': path.join(folder, 'etcd'),
      '/var/lib/postgresql/15/menpai': path.join(folder, 'data'),
      '/var/lib/postgresql/pgpass-patroni': path.join(folder, 'pgpass'),
      '/var/run/postgresql': folder,
      '/usr/lib/postgresql/15/bin': binFolder,
      '/etc/pgbouncer/userlist.txt': path.join(folder, 'userlist.txt'),
    }
    const text = readFileSync(path.join(shipped, file), 'utf8')
      .replaceAll('127.0.0.1', this.address(9))
      // Who connects on loopback has this address, whatever the address that is called.
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.', `${this.#network}.`)
      .replaceAll('OWN_NAME', name)
      .replaceAll('OWN_ADDRESS', address)
      .replaceAll(passwordWords, (word) => this.password(word))
      // Only root may become another user.
      .replaceAll(/^ {2}(user|group) haproxy\n/gm, '')
      .replace(/^;(?=max_prepared_statements)/m, this.prepares ? '' : ';')
      .replace(/^MENPAI_PREPARED=0\n/m, this.prepares ? '' : 'MENPAI_PREPARED=0\n')
    return Object.entries(folders).reduce((fitted, [from, to]) => fitted.replaceAll(from, to), text)
  }
}
