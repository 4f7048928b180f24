-- Once a cell's tables are made, as its own user. A moving schema has no unlogged tables.
alter table request_nonce set logged;
alter table call_count set logged;
alter table wechat_token set logged;
select citus_schema_distribute('cell7');
