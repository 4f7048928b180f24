import type { AreaNotice } from '@contract/endpoints/city/notices'
import { areaNotices } from '@contract/limits'
import { useSetAtom } from 'jotai'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/toast/toast'
import { changeAreaNoticeAtom, tellAreaAtom } from './area-notice-atoms'
import { areaNoticeCopy as words } from './area-notice-copy'
import type { LinkTarget } from './rules'
import { contentOf, linkTargets, typedOf } from './rules'

/** `yes` or empty: whether it opens by itself. */
export interface AreaNoticeValues {
  readonly [field: string]: string
  readonly title: string
  readonly type: Exclude<AreaNotice['type'], 'trade' | 'money'>
  readonly text: string
  readonly link: LinkTarget | 'none'
  readonly popup: 'yes' | ''
  readonly attachment: string
}

const empty: AreaNoticeValues = { title: '', type: 'system', text: '', link: 'none', popup: '', attachment: '' }

function valuesOf({ title, type, content, popup, attachment }: AreaNotice): AreaNoticeValues {
  const kind = type === 'trade' || type === 'money' ? 'system' : type
  return { title, type: kind, ...typedOf(content), popup: popup ? 'yes' : '', attachment }
}

/** The form of a notice to the area: a new one is kept as a draft until it is sent; an existing one is changed for every reader. */
export function useAreaNoticeForm(standing: AreaNotice | undefined, onDone: () => void) {
  const tell = useSetAtom(tellAreaAtom)
  const change = useSetAtom(changeAreaNoticeAtom)
  const draft = useDraft('areaNotice')
  return useForm<AreaNoticeValues>({
    initial: standing ? valuesOf(standing) : empty,
    fields: {
      title: {
        label: words.name,
        rules: [{ required: true, errorMessage: words.missing }, { maxLength: areaNotices.title }],
      },
      type: { label: words.type, rules: [] },
      text: {
        label: words.content,
        rules: [
          { required: true, errorMessage: words.missing },
          {
            validateFunction: (_rule, value, { link }) =>
              contentOf(String(value), linkTargets.find((target) => target === link) ?? 'none').length <=
                areaNotices.content || words.tooLong,
          },
        ],
      },
      link: { label: words.link, rules: [] },
      popup: { label: words.popup, rules: [] },
      attachment: { label: words.attachment, rules: [] },
    },
    ...(!standing && { draft }),
    onSubmit: async ({ title, type, text, link, popup, attachment }) => {
      const told = { title, type, content: contentOf(text, link), popup: popup === 'yes', attachment }
      if (standing) {
        const result = await change({ areaNoticeId: standing.areaNoticeId, ...told })
        if (result.ok) {
          showToast(words.saved)
          onDone()
        }
        return result
      }
      const result = await tell(told)
      if (result.ok) {
        showToast(words.told(result.value.readers))
        onDone()
      }
      return result
    },
  })
}
