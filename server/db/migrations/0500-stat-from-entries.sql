-- Turnover, fee and fund of the statistics come from entries: every hour is counted anew. A correction may take more back than an hour brought.
alter table stat_hour drop constraint stat_hour_turnover_check, drop constraint stat_hour_fee_check, drop constraint stat_hour_fund_check;
alter table stat_day drop constraint stat_day_turnover_check, drop constraint stat_day_fee_check, drop constraint stat_day_fund_check;
update setting set value = '0' where key = 'stat_until';
