export interface Question {
  /** By which a page links to it; '' for one that nothing links to. */
  readonly id: string
  readonly ask: string
  /** Rich text. */
  readonly answer: string
}

export interface HelpGroup {
  readonly title: string
  /** Rich text before the first question. */
  readonly intro: string
  readonly questions: readonly Question[]
}

const marks: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The words of rich text as the server keeps it: four characters are written as names, and no tag is left open. */
const wordsOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp);/g, (_, name: string) => marks[name] ?? '')

const headed = /^<h([23])(\s[^>]*)?>([\s\S]*?)<\/h\1\s*>([\s\S]*)$/i
const named = /\sid\s*=\s*["']?([\w-]+)/i

/**
 * The text of the help in its parts: a group begins with a heading of the second order, a question with one of the third. What stands
 * before any heading is a group without a title, so that nothing an operator writes is lost.
 */
export function helpOf(html: string): readonly HelpGroup[] {
  const groups: { title: string; intro: string; questions: Question[] }[] = []
  const last = () => {
    const found = groups[groups.length - 1]
    if (found) return found
    const made = { title: '', intro: '', questions: [] }
    groups.push(made)
    return made
  }
  for (const part of html.split(/(?=<h[23][\s>])/i)) {
    const [, order, attributes = '', heading = '', rest = ''] = headed.exec(part) ?? []
    const text = wordsOf(heading).trim()
    if (order === '2') groups.push({ title: text, intro: rest.trim(), questions: [] })
    else if (order === '3')
      last().questions.push({ id: named.exec(attributes)?.[1] ?? '', ask: text, answer: rest.trim() })
    else if (part.trim() !== '') last().intro += part.trim()
  }
  return groups
}

/** Letters and digits only: how somebody spaces and punctuates does not matter. */
const plain = (text: string) => text.toLowerCase().replace(/[\s，。？！、；：“”‘’（）《》「」,.?!;:'"()¥-]/g, '')

const pairsOf = (text: string): readonly string[] => {
  const signs = [...text]
  return signs.slice(1).map((_, at) => signs.slice(at, at + 2).join(''))
}

/** Words that ask and say nothing of what is asked about. */
const asking = /请问|为什么|什么|怎么样|怎么|如何|时候|多久|多少|可不可以|能不能|可以|[我吗呢的了]/g

/** Of a text that does not stand in an answer as a whole, this share of its pairs of neighbouring characters must. */
const leastShare = 0.5

const rankOf = ({ ask, answer }: Question, sought: string, pairs: readonly string[]): number => {
  const [head, whole] = [plain(ask), plain(`${ask} ${wordsOf(answer)}`)]
  if (head.includes(sought)) return 3
  if (whole.includes(sought)) return 2
  const inWhole = pairs.filter((pair) => whole.includes(pair)).length
  const inHead = pairs.filter((pair) => head.includes(pair)).length
  // Of no pairs the share is no number, which is not enough.
  return inWhole / pairs.length >= leastShare ? 1 + inHead / pairs.length / 2 : 0
}

/**
 * The questions that are about what somebody typed, the nearest first: those that have it in their heading, those that have it in their
 * answer, then those that have half of its pairs of characters. People do not ask in the words of the headings.
 */
export function questionsAbout(groups: readonly HelpGroup[], typed: string): readonly Question[] {
  const sought = plain(typed)
  if (sought === '') return []
  const pairs = pairsOf(sought.replace(asking, ''))
  return groups
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, rank: rankOf(question, sought, pairs) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ question }) => question)
}
