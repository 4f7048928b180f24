import type { Fault } from './faults'

const syntax = 'no-restricted-syntax'
const client = 'src/features/points'
const server = 'server/modules/wallet'

/** A function of so many lines. */
const functionOf = (lines: number) =>
  `export function long(names: string[]) {\n${"  names.push('')\n".repeat(lines - 2)}}\n`

/** What only a door may ask. */
const devices = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'wx',
  'crypto',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
]

/** Lines that must not be written. */
export const lines: readonly Fault[] = [
  { rule: syntax, file: `${client}/now.ts`, text: 'export const now = () => Date.now()\n' },
  ...["'人气值'", '`人气值 ${String(7)}`'].map((words, at) => ({
    rule: syntax,
    file: `src/pages/points/${['words.tsx', 'use-words.ts'][at]}`,
    text: `export const title = ${words}\n`,
  })),
  {
    rule: 'no-restricted-imports',
    file: `${client}/when.ts`,
    text: "import { dayText } from '@contract/moments'\nexport const at = dayText(0)\n",
  },
  ...["'@/platform/back/back'", "'../support/door', () => ({})", "'@contract/money'"].map((of, at) => ({
    rule: syntax,
    file: `tests/ui/platform/mock-${at}.test.ts`,
    text: `jest.mock(${of})\n`,
  })),
  ...[
    'void load()',
    '{ void load() }',
    '{ if (load) void load() }',
    '{ void load?.() }',
    '{ load().then(() => undefined, () => undefined) }',
    '{ const go = async () => { await load() }; go().catch(() => undefined) }',
    '{ const id = setTimeout(() => void load(), 9); return () => clearTimeout(id) }',
  ].map((effect, at) => ({
    rule: syntax,
    file: `${['src/features/points', 'src/ui/thumb', 'src/lib/names', 'console/src/pages/points'][at % 4]}/effect-${at}.ts`,
    text: `import { useEffect } from 'react'\nexport const useIt = (load: () => Promise<void>) =>\n  useEffect(() => ${effect}, [load])\n`,
  })),
  ...['src/features/points/latest.ts', 'src/platform/door/latest.ts'].map((file) => ({
    rule: syntax,
    file,
    text: "import { useEffect, useRef } from 'react'\nexport const useIt = (run: () => void) => {\n  const latest = useRef(run)\n  useEffect(() => {\n    latest.current = run\n  })\n  return latest\n}\n",
  })),
  {
    rule: syntax,
    file: `${client}/bare-atom.ts`,
    text: "import { atom } from 'jotai'\nexport const filterAtom = atom('')\n",
  },
  { rule: syntax, file: `${client}/chance.ts`, text: 'export const chance = () => Math.random()\n' },
  { rule: syntax, file: 'contract/today.ts', text: 'export const today = () => new Date()\n' },
  {
    rule: syntax,
    file: `${server}/add-store.ts`,
    text: "export const add = (q: any) => q.onConflict((oc: any) => oc.column('a').where('b', '=', 'c').doNothing())\n",
  },
  {
    rule: syntax,
    file: `${server}/version-store.ts`,
    text: "export const next = (change: object) => (eb: any) => ({ ...change, ver: eb('ver', '+', 1) })\n",
  },
  { rule: syntax, file: `${server}/change.ts`, text: "export const move = () => changeRows('sale')\n" },
  { rule: syntax, file: `${server}/day.ts`, text: 'export const tomorrow = (atMs: number) => atMs + 86_400_000\n' },
  { rule: syntax, file: `${client}/hour.ts`, text: 'export const later = (atMs: number) => atMs + 2 * 3600000\n' },
  { rule: syntax, file: `${client}/target.ts`, text: "export const isWeb = process.env.TARO_ENV === 'h5'\n" },
  {
    rule: syntax,
    file: `${client}/taken.ts`,
    text: "const { TARO_ENV } = process.env\nexport const isWeb = TARO_ENV === 'h5'\n",
  },
  { rule: syntax, file: `${client}/copied.ts`, text: 'export const copy = (row: object) => structuredClone(row)\n' },
  { rule: syntax, file: `${server}/now.ts`, text: 'export const now = () => Date.now()\n' },
  { rule: syntax, file: `${server}/store.ts`, text: 'export const now = () => Date.now()\n' },
  {
    rule: syntax,
    file: `${server}/money.ts`,
    text: "import type { Fen } from '@contract/money'\nexport const money = (n: number) => n as Fen\n",
  },
  {
    rule: syntax,
    file: `${client}/long-day.ts`,
    text: 'export const day = (at: number) => new Date(at).toDateString()\n',
  },
  {
    rule: syntax,
    file: 'src/platform/door/zone.ts',
    text: 'export const hour = (at: number) => new Date(at).getHours()\n',
  },
  { rule: syntax, file: `${client}/new.ts`, text: 'export const last = (rows: number[]) => rows.at(-1)\n' },
  { rule: syntax, file: `${client}/divided.ts`, text: 'export const yuan = (amount: number) => amount / 100\n' },
  { rule: syntax, file: `${client}/fixed.ts`, text: 'export const text = (amount: number) => amount.toFixed(2)\n' },
  { rule: syntax, file: 'src/lib/forms/float.ts', text: 'export const read = (text: string) => parseFloat(text)\n' },
  {
    rule: syntax,
    file: 'src/lib/forms/number-float.ts',
    text: 'export const read = (text: string) => Number.parseFloat(text)\n',
  },
  { rule: syntax, file: `${server}/divided.ts`, text: 'export const yuan = (amount: number) => amount / 100\n' },
  ...['Number(text) * 100', 'Number(text) * 10_000', '100 * price', 'row.price * row.qty * 1 + row.qty * 10000'].map(
    (reckoned, at) => ({
      rule: syntax,
      file: `${[client, server][at % 2]}/times-${at}.ts`,
      text: `export const read = (text: string, price: number, row: { price: number; qty: number }) => [text, price, row, ${reckoned}]\n`,
    }),
  ),
  { rule: syntax, file: 'server/ledger/fixed.ts', text: 'export const text = (amount: number) => amount.toFixed(2)\n' },
  { rule: syntax, file: `${client}/packed.ts`, text: 'export const row = (a: number) => ({ ...{ a, b: 1 } })\n' },
  { rule: syntax, file: 'src/platform/door/packed.ts', text: "export const all = [...['a', 'b'], 'c']\n" },
  { rule: syntax, file: 'server/ledger/packed.ts', text: 'export const row = (a: number) => ({ ...{ a, b: 1 } })\n' },
  {
    rule: syntax,
    file: `${client}/packed-row.tsx`,
    text: 'export const draw = (a: number) => <Row {...{ a }} />\nexport const Row = (_: { a: number }) => null\n',
  },
  { rule: syntax, file: `${client}/zone.ts`, text: 'export const hour = (at: number) => new Date(at).getHours()\n' },
  {
    rule: syntax,
    file: `${client}/words.ts`,
    text: 'export const day = (at: number) => new Date(at).toLocaleString()\n',
  },
  { rule: syntax, file: `${server}/zone.ts`, text: 'export const first = (year: number) => new Date(year, 0, 1)\n' },
  {
    rule: syntax,
    file: `${client}/day.ts`,
    text: 'export const day = (at: number) => new Date(at).toISOString().slice(0, 10)\n',
  },
  { rule: syntax, file: `${server}/two.ts`, text: "export const two = (n: number) => String(n).padStart(2, '0')\n" },
  {
    rule: syntax,
    file: 'server/db/grouped.ts',
    text: "export const grouped = (text: string) => text.replace(/\\B(?=(\\d{3})+$)/g, ',')\n",
  },
  {
    rule: syntax,
    file: `${client}/begin.ts`,
    text: 'export const at = (day: string) => Date.parse(`${day}T00:00:00Z`)\n',
  },
  {
    rule: syntax,
    file: `${server}/paged.ts`,
    text: "import { pageSize } from '@contract/envelope'\nexport const offset = (page: number) => (page - 1) * pageSize\n",
  },
  {
    rule: syntax,
    file: `${server}/framed.ts`,
    text: 'export const frame = (total: number) => ({ last_page: total })\n',
  },
  {
    rule: syntax,
    file: `${server}/placed.ts`,
    text: 'export const isId = (cursor: string) => /^\\d+$/.test(cursor)\n',
  },
  { rule: syntax, file: `${client}/first.ts`, text: 'export const first = (one: { title: string }) => one.title[0]\n' },
  {
    rule: syntax,
    file: `${client}/cut.ts`,
    text: 'export const cut = (one: { place: string }) => one.place.slice(0, 9)\n',
  },
  {
    rule: syntax,
    file: 'console/src/pages/char.ts',
    text: 'export const first = (nickName: string) => nickName.charAt(0)\n',
  },
  { rule: syntax, file: `${server}/points.ts`, text: 'export const first = (name: string) => [...name][0]\n' },
  { rule: syntax, file: `${client}/colour.ts`, text: "export const ink = '#ff0000'\n" },
  { rule: syntax, file: `${client}/address.ts`, text: "export const home = '/pages/index/index'\n" },
  {
    rule: syntax,
    file: `${server}/rules.ts`,
    text: "export const all = (db: { selectFrom: (name: string) => unknown }) => db.selectFrom('txn')\n",
  },
  {
    rule: syntax,
    file: 'server/http/raw.ts',
    text: "import { sql } from 'kysely'\nexport const one = sql`select 1`\n",
  },
  {
    rule: syntax,
    file: 'server/http/raw-address.ts',
    text: 'export const who = (request: { ip: string }) => `staff ${request.ip}`\n',
  },
  {
    rule: syntax,
    file: 'server/http/taken-address.ts',
    text: "import type { FastifyRequest } from 'fastify'\nexport const who = ({ ip }: FastifyRequest) => ip\n",
  },
  ...devices.map((name) => ({
    rule: 'no-restricted-globals',
    file: `${client}/asks-${name}.ts`,
    text: `export const thing: unknown = ${name}\n`,
  })),
  {
    rule: 'no-restricted-imports',
    file: `${client}/dropped.ts`,
    text: "import { loadable } from 'jotai/utils'\nexport const used = loadable\n",
  },
  { rule: 'no-eval', file: `${client}/eval.ts`, text: "export const value: unknown = eval('1')\n" },
  { rule: 'no-new-func', file: `${client}/func.ts`, text: "export const made: unknown = new Function('return 1')\n" },
  { rule: 'no-warning-comments', file: `${client}/later.ts`, text: '// TODO later\nexport const later = 1\n' },
  { rule: 'no-console', file: `${server}/said.ts`, text: "export const say = () => console.log('here')\n" },
  { rule: syntax, file: 'server/reseal.ts', text: 'export const say = (error: unknown) => console.error(error)\n' },
  { rule: 'max-len', file: `${client}/wide.ts`, text: `/** ${'Words. '.repeat(20)}*/\nexport const wide = 1\n` },
  {
    rule: 'max-lines',
    file: `${client}/all.ts`,
    text: 'export const all: number[] = []\n' + 'all.push(1)\n'.repeat(300),
  },
  {
    rule: 'max-lines-per-function',
    file: `${client}/nested.ts`,
    text: `export function outer(names: string[]) {\n${'  names.forEach(() => {\n    names.pop()\n  })\n'.repeat(30)}}\n`,
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: `${client}/use-some.ts`,
    text: "import { useState } from 'react'\nexport const useSome = (is: boolean) => (is ? useState(0) : undefined)\n",
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    file: `${client}/use-told.ts`,
    text: "import { useEffect } from 'react'\nexport const useTold = (tell: () => void) => useEffect(() => tell(), [])\n",
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    file: `${client}/typed.ts`,
    text: "import { Fen } from '@contract/money'\nexport const all: Fen[] = []\n",
  },
  { rule: '@typescript-eslint/no-unused-vars', file: `${client}/unused.ts`, text: 'const unused = 1\n' },
  { rule: 'house/own-lines', file: `${client}/long.ts`, text: functionOf(71) },
  { rule: 'eqeqeq', file: `${client}/equal.ts`, text: 'export const is = (a: unknown) => a == 1\n' },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: `${client}/any.ts`,
    text: 'export const any = (value: any): unknown => value\n',
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    file: `${client}/sure.ts`,
    text: 'export const first = (rows: number[]) => rows[0]!\n',
  },
  {
    rule: 'no-console',
    file: `${client}/silenced.ts`,
    text: "// eslint-disable-next-line no-console\nexport const say = () => console.log('here')\n",
  },
]

/** Lines that are wrong by the types of what they name. The rule as oxlint says it. */
export const typed: readonly Fault[] = [
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    file: `${client}/cases.ts`,
    text: "export function word(side: 'a' | 'b') {\n  switch (side) {\n    case 'a':\n      return 1\n  }\n}\n",
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: `${client}/floating.ts`,
    text: 'export const go = (work: () => Promise<void>) => {\n  work()\n}\n',
  },
]
