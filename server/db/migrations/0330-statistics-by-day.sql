-- Days of statistics, added up from the hours that are counted: a long series reads a row of a day, and not one of every hour.
create table stat_day (
  -- Its start in the area's time.
  day bigint not null,
  area_id bigint not null references area (area_id),
  item_id bigint not null,
  orders bigint not null check (orders >= 0),
  turnover bigint not null check (turnover >= 0),
  fee bigint not null check (fee >= 0),
  fund bigint not null check (fund >= 0),
  payments bigint not null check (payments >= 0),
  primary key (day, area_id, item_id)
);
insert into stat_day (day, area_id, item_id, orders, turnover, fee, fund, payments)
select (hour + 28800000) / 86400000 * 86400000 - 28800000, area_id, item_id, sum(orders), sum(turnover), sum(fee), sum(fund), sum(payments)
from stat_hour group by 1, 2, 3;
