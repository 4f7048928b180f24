import type { Easel, Photo } from '@/platform/easel/types'
import { pictureInks } from '@/ui/theme/picture-inks'
import type { Given, Mark, Pen } from './rules/plan'
import { partOf, planPicture } from './rules/plan'

/** Pixels to a unit: sharp on every phone, and far below what a canvas may have. */
const density = 2

/** The font of a canvas; each platform has its own faces. */
const fontOf = ({ size, weight }: Pen, faces: string): string => `${weight} ${size}px ${faces}`

type Draw = {
  readonly [K in Mark['kind']]: (easel: Easel, mark: Extract<Mark, { kind: K }>, photo: Photo | undefined) => void
}

const draw: Draw = {
  fill: ({ paper }, { ink, x, y, w, h }) => {
    paper.fillStyle = pictureInks[ink]
    paper.fillRect(x, y, w, h)
  },
  frame: ({ paper }, { ink, line, x, y, w, h }) => {
    paper.strokeStyle = pictureInks[ink]
    paper.lineWidth = line
    paper.strokeRect(x + line / 2, y + line / 2, w - line, h - line)
  },
  text: ({ paper, font }, { text, x, y, pen, ink }) => {
    paper.font = fontOf(pen, font)
    paper.textAlign = 'left'
    paper.textBaseline = 'middle'
    paper.fillStyle = pictureInks[ink]
    paper.fillText(text, x, y)
  },
  photo: (easel, area, photo) => {
    if (photo) easel.drawPhoto(photo, partOf(photo, area), area)
  },
  lots: ({ paper }, { lots, ink, x, y, w, h }) => {
    paper.save()
    paper.beginPath()
    paper.rect(x, y, w, h)
    paper.clip()
    paper.strokeStyle = pictureInks[ink]
    paper.lineWidth = 1.5
    paper.beginPath()
    for (const [first, ...rest] of lots) {
      paper.moveTo(x + first[0], y + first[1])
      for (const [toX, toY] of rest) paper.lineTo(x + toX, y + toY)
      paper.closePath()
    }
    paper.stroke()
    paper.restore()
  },
}

function drawMark<K extends Mark['kind']>(
  easel: Easel,
  mark: Extract<Mark, { kind: K }>,
  photo: Photo | undefined,
): void {
  const one = draw[mark.kind]
  one(easel, mark, photo)
}

/** Draws the picture and makes it a file; undefined when the platform makes none. */
export function paintPicture(
  easel: Easel,
  given: Omit<Given, 'hasPhoto'>,
  photo: Photo | undefined,
): Promise<string | undefined> {
  const { paper, font } = easel
  const measure = (text: string, pen: Pen) => {
    paper.font = fontOf(pen, font)
    return paper.measureText(text).width
  }
  const { width, height, marks } = planPicture({ ...given, hasPhoto: photo !== undefined }, measure)
  easel.resize(width * density, height * density)
  paper.setTransform(density, 0, 0, density, 0, 0)
  for (const mark of marks) drawMark(easel, mark, photo)
  return easel.finish()
}
