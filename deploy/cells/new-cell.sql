-- A cell's user and its schema, which bears his name and so is where he works (`"$user"` of the search path). On the coordinator.
create role cell7 login password 'CELL_PASSWORD';
create schema cell7 authorization cell7;
