import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { ShownList } from '@/lib/remote/list'
import { isKnownAbove } from '@/lib/remote/parts'
import { PartSlot } from './part-slot'

/** What is known of a list, with the rows and the number (`page`, from 1) of one part of it. */
export interface ListPart<Row, Extra> extends Omit<ShownList<Row, Extra>, 'parts'> {
  readonly before: Row | undefined
}

export interface PartsProps<Row, Extra> {
  readonly shown: ShownList<Row, Extra>
  readonly draw: (part: ListPart<Row, Extra>) => ReactNode
  readonly onNear: ((no: number, isNear: boolean) => void) | undefined
}

/** A list that opens with many parts draws the first ones; later ones are added where the person scrolls. */
const drawnAtFirst = 2

/** How far from the screen rows are drawn, CSS pixels, so that quick scrolling does not meet empty space. */
const nearPx = 1200

/** How many parts share a wrapper, which replaces them when all of them are far. */
const piecesOfGroup = 20
const nearGroupPx = 4000

/** The parts of a long list; only those near the screen are drawn. */
export function Parts<Row, Extra>({ shown, draw, onNear }: PartsProps<Row, Extra>) {
  const isOpen = useRef(false)
  const [heights] = useState(() => new Map<number, number>())
  const { parts, ...rest } = shown
  useEffect(() => {
    isOpen.current = true
  }, [])
  const place = (at: number) => {
    const part = parts[at]
    if (!part) return null
    const { no, rows, isMissed } = part
    const isDrawn = isOpen.current || at < drawnAtFirst
    return (
      <PartSlot
        key={no}
        no={no}
        nearPx={nearPx}
        isDrawn={isDrawn}
        heights={heights}
        onNear={onNear}
        isAfter={at > 0}
        isMissed={isMissed === true}
      >
        {rows && isKnownAbove(parts, at)
          ? () => draw({ ...rest, page: no, rows, before: parts[at - 1]?.last })
          : undefined}
      </PartSlot>
    )
  }
  return Array.from({ length: Math.ceil(parts.length / piecesOfGroup) }, (_, group) => (
    <PartSlot key={group} no={-1 - group} nearPx={nearGroupPx} isDrawn isAfter={false} heights={heights}>
      {() => Array.from({ length: piecesOfGroup }, (_none, at) => place(group * piecesOfGroup + at))}
    </PartSlot>
  ))
}
