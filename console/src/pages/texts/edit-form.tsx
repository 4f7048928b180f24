import { useState } from 'react'
import type { TextView } from '@contract/endpoints/console/texts'
import { wordsOfRichText } from '@contract/rich-text/clean'
import { isAgreedTo, longestAreaText } from '@contract/texts/area-texts'
import { Acts } from '../../kit/act/acts'
import { useAreaNames } from '../../kit/area/use-area'
import { copy as kit } from '../../kit/copy'
import { Editor } from '../../kit/editor/editor'
import { Changes } from './changes'
import { copy } from './copy'

interface EditFormProps {
  readonly one: TextView
  /** The words in force. */
  readonly now: string
  readonly onDone: () => void
}

/** Writes the next version of a text, which begins as the one in force, and shows what it says otherwise. */
export function EditForm({ one: { textId, areaId, key, title, ver }, now, onDone }: EditFormProps) {
  const [content, setContent] = useState(now)
  const area = useAreaNames().get(areaId) ?? ''
  const isForTwo = isAgreedTo(key)
  const next = ver + 1
  const isOff = wordsOfRichText(content) === '' || content.length > longestAreaText || content === now
  return (
    <>
      <Editor label={copy.content} longest={longestAreaText} value={content} onChange={setContent} />
      <small>{key === 'help' ? copy.help : copy.figures}</small>
      {content !== now && (
        <>
          <b>{copy.changes}</b>
          <Changes before={now} after={content} />
        </>
      )}
      <Acts
        path='/admin/text/edit'
        label={copy.reason}
        hint={isForTwo ? copy.agreeAgain : undefined}
        ways={[
          {
            key: 'set',
            look: 'primary',
            isOff,
            label: isForTwo ? copy.ask : copy.save,
            sure: (isForTwo ? copy.sureAsk : copy.sure)(title, area, next),
            done: isForTwo ? kit.shared : copy.saved,
          },
        ]}
        wish={(_, reason) => ({ textId, ver, content, reason })}
        onDone={onDone}
      />
    </>
  )
}
