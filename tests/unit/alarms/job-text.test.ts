import { jobNames, jobText } from '../../../server/modules/alarms/rules/job-text'

it('a job is named by what it does, with its kind; one without a name by its kind alone', () => {
  expect(jobText('closeUnpaidCart')).toBe('关闭逾期未付的区块订单（closeUnpaidCart）')
  expect(jobText('another')).toBe('another')
})

it('no two jobs are named the same', () => {
  const names = Object.values(jobNames)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
