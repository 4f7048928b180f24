/** A numbered step of a page of commands: its title, and the commands of its blocks, one a line; a command over several lines is one. */
export interface Step {
  readonly title: string
  readonly lines: readonly string[]
}

/** Lines of a block of shell: a group in braces and what follows it is one command. */
function commandsIn(block: string): string[] {
  const commands: string[] = []
  let open = ''
  for (const line of block.split('\n').map((one) => one.replace(/^ {3}/, ''))) {
    open = open === '' ? line : `${open}\n${line}`
    if (open.startsWith('{') && !/^\}/m.test(open)) continue
    if (open.trim() !== '') commands.push(open)
    open = ''
  }
  return commands
}

/** The steps of docs/operation.md from an empty machine to a city. */
export function commandsOf(page: string): Step[] {
  const [, walk = ''] = /## From an empty machine to a city\n([\s\S]*?)\n## /.exec(page) ?? []
  return walk
    .split(/^(?=\d+\. \*\*)/m)
    .filter((part) => /^\d/.test(part))
    .map((part) => ({
      title: /\*\*(.+?)\.\*\*/.exec(part)?.[1] ?? '',
      lines: [...part.matchAll(/^ {3}```sh\n([\s\S]*?)\n {3}```$/gm)].flatMap(([, block = '']) => commandsIn(block)),
    }))
}

/** The commands of the page's upgrade. */
export function upgradeOf(page: string): string[] {
  const [, block = ''] = /## Upgrade\n\n```sh\n([\s\S]*?)\n```/.exec(page) ?? []
  return commandsIn(block)
}

/** Commands of the page that the walk leaves to a real host, and what it does instead. */
export const needsHost: readonly { readonly begins: string; readonly because: string }[] = [
  { begins: 'apt-get ', because: 'the machine has its programs' },
  { begins: 'node --version', because: 'the walk runs on it' },
  { begins: 'useradd ', because: 'a user of the system' },
  { begins: 'mkdir -p /etc/menpai', because: 'its folders lie in one of the walk' },
  { begins: 'chown ', because: 'a user of the system' },
  { begins: 'runuser ', because: 'the walk brings a database of its own' },
  { begins: 'git clone ', because: 'its files are copied' },
  { begins: 'cd /opt/menpai && npm ci', because: 'of the packages of this machine those that it installs are linked' },
  { begins: 'cd /opt/menpai && git pull', because: 'the same' },
  { begins: 'install -m 640 ', because: 'a group of the system; the same file is copied' },
  { begins: 'MENPAI_API_ORIGIN=', because: 'the mini-program has tests of its own' },
  { begins: 'cp deploy/', because: 'systemd and nginx' },
  { begins: 'systemctl ', because: 'systemd' },
  { begins: 'journalctl ', because: 'systemd' },
  { begins: 'certbot ', because: 'names of the internet' },
  { begins: 'sed -i ', because: 'nginx' },
  { begins: 'nginx ', because: 'nginx' },
]

export const isForHost = (command: string): boolean => needsHost.some(({ begins }) => command.startsWith(begins))

/** Such a command at the walk's own places. */
export const atPlaces = (command: string, places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), command)
