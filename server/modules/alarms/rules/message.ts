import type { AlarmEnding, AlarmKind } from '@contract/console/alarms'
import { alarmEndings, alarmOf } from '@contract/console/alarms'
import { shortMoment } from '@contract/moments'
import { spanText } from '@contract/spans'

/** An alarm as a message tells it. */
export interface Line {
  readonly kind: AlarmKind
  readonly text: string
  /** The name of its city; null of none. */
  readonly area: string | null
  readonly opened_at: number
  readonly over_at: number | null
  readonly ending: AlarmEnding
}

export interface Message {
  readonly subject: string
  readonly text: string
}

/** The most lines of one message. */
const mostLines = 20

const urgent = (kind: AlarmKind) => (alarmOf(kind).isUrgent ? '【紧急】' : '')

function lineOf({ kind, text, area, opened_at: from, over_at: until }: Line): string {
  const said = `${area === null ? '' : `${area} · `}${text}`
  return until === null
    ? `· ${urgent(kind)}${alarmOf(kind).name}：${said}`
    : `· ${alarmOf(kind).name}：${said}（${shortMoment(from)} 起，持续 ${spanText(until - from)}）`
}

/** The parts of a message, in their order. */
const parts = { ...alarmEndings, open: '告警' } satisfies Record<AlarmEnding, string>

const bytes = (text: string): number => new TextEncoder().encode(text).length

/** Everything that a channel is told at once, in one message of at most so many bytes; the urgent first. What has no room is counted. */
export function messageOf(
  lines: readonly Line[],
  { link, mostBytes }: { readonly link: string; readonly mostBytes: number },
): Message {
  const order = (line: Line) => (line.over_at === null && alarmOf(line.kind).isUrgent ? 0 : 1)
  const sorted = [...lines].sort((one, other) => order(one) - order(other))
  const told = Object.entries(parts)
    .map(([ending, part]) => ({ part, lines: sorted.filter((line) => line.ending === ending) }))
    .filter((one) => one.lines.length > 0)
  const first = told[0]?.lines[0]
  const head = `【门牌】${told.map((one) => `${one.lines.length} 项${one.part}`).join('，')}`
  const all = told.flatMap((one, at) => [...(at > 0 ? [one.part] : []), ...one.lines.map(lineOf)])
  const foot = (left: number) => [
    ...(left > 0 ? [`另有 ${left} 行，见控制台“告警”`] : []),
    ...(link === '' ? [] : [link]),
  ]
  let count = Math.min(all.length, mostLines)
  const textOf = () => [head, ...all.slice(0, count), ...foot(all.length - count)].join('\n')
  while (count > 0 && bytes(textOf()) > mostBytes) count--
  return { subject: first ? `${head}：${alarmOf(first.kind).name}` : head, text: textOf() }
}

/** What a channel is told to try it. */
export const testMessage = (channel: string, by: string, now: number): Message => ({
  subject: '【门牌】告警测试',
  text: `【门牌】告警测试\n“${channel}”已接通，以后的告警会发到这里。\n${by} ${shortMoment(now)}`,
})
