import { cleanRichText, wordsOfRichText } from '@contract/rich-text/clean'
import type { Refusal } from '@contract/refusals'
import { wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'

/**
 * The `content` of a call as it is stored: cleaned, so that no client finds more in it than ours draws; `longest` counts characters with
 * their tags. A picture stands for words, unless not. Refusal: FORM (`content`).
 */
export function keptContent(
  content: string,
  longest: number,
  { isPictureEnough = true }: { readonly isPictureEnough?: boolean } = {},
): Result<string, Refusal> {
  const kept = cleanRichText(content)
  const isEmpty = wordsOfRichText(kept) === '' && !(isPictureEnough && kept.includes('<img'))
  if (isEmpty) return err(wrongField('content', '请填写内容'))
  return kept.length > longest ? err(wrongField('content', '内容太长')) : ok(kept)
}

/** Plain text for use inside rich text: nothing in it is read as a tag. */
export const plainWords = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** A link to one of our pages inside rich text; `page` with its leading slash. Source: specification §2 (links in rich text). */
export const linkTo = (page: string, words: string): string => `<a href="${plainWords(page)}">${plainWords(words)}</a>`
