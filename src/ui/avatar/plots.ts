import type { Drawing } from '@/platform/drawing/types'
import { seeded } from '../map-lines/seeded'
import { avatarColours, avatarLight } from '../theme/picture-colours'

const edge = 48
const margin = 4.9
const gap = 1.8

/** Cuts a length into parts with gaps between. */
function cuts(
  from: number,
  length: number,
  parts: number,
  random: () => number,
): readonly (readonly [number, number])[] {
  const weights = Array.from({ length: parts }, () => 0.6 + random())
  const sum = weights.reduce((a, b) => a + b, 0)
  const room = length - gap * (parts - 1)
  let at = from
  return weights.map((weight) => {
    const size = (weight / sum) * room
    const start = at
    at += size + gap
    return [start, size] as const
  })
}

/** The default avatar: a small sheet of plots, always the same for the same block number. */
export function plotsOf(blockNo: number): Drawing {
  const random = seeded(blockNo)
  const [ground, middle, dark] = avatarColours[blockNo % avatarColours.length] ?? avatarColours[0]
  const inks = [middle, middle, dark, avatarLight] as const
  const room = edge - margin * 2
  const rows = cuts(margin, room, 2 + Math.floor(random() * 2), random)
  // One path for each ink: the drawing crosses to the screen with every row that shows it.
  const inked = new Map<string, string>()
  for (const [y, height] of rows)
    for (const [x, width] of cuts(margin, room, 2 + Math.floor(random() * 2), random)) {
      const ink = inks[Math.floor(random() * inks.length)] ?? middle
      const box = `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h-${width.toFixed(1)}z`
      inked.set(ink, (inked.get(ink) ?? '') + box)
    }
  const opacityOf = (ink: string) => (ink === avatarLight ? ' fill-opacity="0.55"' : '')
  const plots = [...inked].map(([ink, boxes]) => `<path fill="${ink}"${opacityOf(ink)} d="${boxes}"/>`)
  return { width: edge, height: edge, body: `<path fill="${ground}" d="M0 0h48v48H0z"/>${plots.join('')}` }
}
