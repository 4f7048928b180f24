import { jobText } from '../../../server/modules/alarms/rules/job-text'

it('a job is named by what it does, with its kind; one without a name by its kind alone', () => {
  const names = { closeUnpaidCart: '关闭逾期未付的区块订单' }
  expect(jobText(names, 'closeUnpaidCart')).toBe('关闭逾期未付的区块订单（closeUnpaidCart）')
  expect(jobText(names, 'another')).toBe('another')
})
