import { reportReasons, reportWords } from '@contract/people/reports'

it('each reason of a report is said in words of its own, the open one last', () => {
  const words = reportReasons.map((reason) => reportWords[reason])
  expect(new Set(words).size).toBe(reportReasons.length)
  expect(words.at(-1)).toBe('其他')
})
