import { pictureKeys } from '@contract/uploads/pictures'
import { momentText } from '@contract/moments'
import type { TextFile } from '@/platform/save-text/types'
import type { ArchiveInfo } from '../atoms'
import { copy } from '../copy'

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text escaped for HTML. */
const plain = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

const step = ({ at, title, text, thumbs, entryNo, hash }: ArchiveInfo['steps'][number], nowMs: number): string => {
  const proof = entryNo === undefined ? '' : `<p>${copy.entry(String(entryNo))} ${copy.hash} ${plain(hash ?? '')}</p>`
  const pictures = thumbs === undefined ? '' : `<p>${copy.pictureCount(pictureKeys(thumbs).length)}</p>`
  return `<li><h2>${plain(title)}</h2><p>${momentText(at, nowMs)}</p><p>${plain(text)}</p>${pictures}${proof}</li>`
}

/** A thing of the archive as one self-contained file: its steps and the full hashes that prove them. Source: community §1. */
export function archiveFile({ head, facts, steps, chain }: ArchiveInfo, nowMs: number): TextFile {
  const title = plain(`${head.no} ${head.title}`)
  const lines = facts.map(({ label, value }) => `<li>${plain(label)} ${plain(value)}</li>`).join('')
  const course = steps.map((one) => step(one, nowMs)).join('')
  const books = chain && `<p>${chain.ok ? copy.same : copy.differs} ${chain.entries} ${plain(chain.head)}</p>`
  const body = `<h1>${title}</h1><p>${plain(head.areaName)} ${head.areaId} ${plain(head.stamp)}</p><ul>${lines}</ul><ol>${course}</ol>${books ?? ''}`
  const text = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
  return { name: `${head.no}.html`, text, mime: 'text/html' }
}
