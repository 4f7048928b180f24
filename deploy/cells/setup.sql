-- Once, in the database `menpai` of the coordinator, as its superuser. `create extension citus` was done in that database on every host.
select citus_set_coordinator_host('10.0.1.1', 5432);
select citus_add_node('10.0.1.2', 5432);
select citus_add_node('10.0.1.3', 5432);
