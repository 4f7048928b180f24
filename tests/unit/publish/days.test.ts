import { daysToChoose, usualDays } from '@/features/publish/rules/days'
import { standardWaits } from '@contract/settings/waits'

it('are the usual ones of the city, with few and many, and those that were chosen before', () => {
  expect([usualDays('sale', standardWaits), usualDays('bid', standardWaits)]).toEqual([30, 7])
  expect([daysToChoose('sale', standardWaits, 30), daysToChoose('bid', standardWaits, 7)]).toEqual([
    [7, 30, 90],
    [3, 7, 30],
  ])
  const other = { ...standardWaits, saleDays: 60, bidDays: 30 }
  expect([daysToChoose('sale', other, 60), daysToChoose('bid', other, 30)]).toEqual([
    [7, 60, 90],
    [3, 30],
  ])
  expect(daysToChoose('sale', other, 30)).toEqual([7, 30, 60, 90])
})
